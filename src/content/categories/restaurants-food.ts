import { categoriesIn } from '#src/content/categories/business-category.ts'

export const restaurantsFood = categoriesIn(
  'restaurants_food',
  `
  Restaurant: Restaurant; American restaurant; New American restaurant; Southern restaurant (US); Soul food restaurant; Cajun restaurant; Creole restaurant; Barbecue restaurant; Steak house; Seafood restaurant; Oyster bar restaurant; Crab house; Fish and chips restaurant; Breakfast restaurant; Brunch restaurant; Pancake restaurant; Diner; Family restaurant; Fine dining restaurant; Bistro; Buffet restaurant; Cafeteria; Country food restaurant; Gastropub; Grill; Bar & grill; Hot dog restaurant; Hamburger restaurant; Chicken restaurant; Chicken wings restaurant; Pizza restaurant; Pizza delivery; Italian restaurant; Mexican restaurant; Tex-Mex restaurant; Taco restaurant; Burrito restaurant; Cuban restaurant; Puerto Rican restaurant; Caribbean restaurant; Jamaican restaurant; Haitian restaurant; Colombian restaurant; Venezuelan restaurant; Peruvian restaurant; Brazilian restaurant; Argentinian restaurant; Latin American restaurant; Spanish restaurant; Tapas restaurant; French restaurant; German restaurant; Greek restaurant; Mediterranean restaurant; Middle Eastern restaurant; Lebanese restaurant; Turkish restaurant; Moroccan restaurant; Ethiopian restaurant; African restaurant; Indian restaurant; Pakistani restaurant; Nepalese restaurant; Thai restaurant; Vietnamese restaurant; Pho restaurant; Chinese restaurant; Dim sum restaurant; Asian restaurant; Asian fusion restaurant; Japanese restaurant; Sushi restaurant; Ramen restaurant; Teppanyaki restaurant; Korean restaurant; Korean barbecue restaurant; Filipino restaurant; Hawaiian restaurant; Poke bar; Mongolian barbecue restaurant; Russian restaurant; Polish restaurant; Irish pub; Vegetarian restaurant; Vegan restaurant; Health food restaurant; Salad shop; Soup restaurant; Halal restaurant; Kosher restaurant; Gluten-free restaurant; Live music venue; Dinner theater; Takeout restaurant; Delivery restaurant; Falafel restaurant; Gyro restaurant; Noodle shop
  FastFoodRestaurant: Fast food restaurant; Sandwich shop; Deli; Cheesesteak restaurant; Hot dog stand; Snack bar; Food court
  CafeOrCoffeeShop: Coffee shop; Cafe; Espresso bar; Tea house; Bubble tea store; Internet cafe; Coffee roasters; Coffee stand
  BarOrPub: Bar; Sports bar; Wine bar; Cocktail bar; Pub; Lounge; Beer garden; Hookah bar; Karaoke bar; Night club; Brewpub
  Brewery: Brewery; Cider mill
  Winery: Winery; Vineyard
  Distillery: Distillery
  Bakery: Bakery; Wedding bakery; Cake shop; Cupcake shop; Donut shop; Bagel shop; Pastry shop; Cookie shop; Pie shop; Patisserie
  IceCreamShop: Ice cream shop; Frozen yogurt shop; Dessert shop
  FoodEstablishment: Caterer; Mobile caterer; Juice shop; Smoothie shop; Candy store; Chocolate shop; Personal chef service; Meal delivery; Meal takeaway; Creperie; Açaí shop; Banquet hall; Food bank; Cooking school
  GroceryStore: Grocery store; Supermarket; Organic food store; Health food store; Butcher shop; Seafood market; Fruit and vegetable store; Produce market; Farmers' market; Gourmet grocery store; Asian grocery store; Mexican grocery store; Indian grocery store; Cheese shop; Spice store; Fresh food market
  ConvenienceStore: Convenience store
  LiquorStore: Liquor store; Wine store; Beer store
`,
)
