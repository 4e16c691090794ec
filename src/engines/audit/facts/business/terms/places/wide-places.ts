import { stateCode } from '#src/domain/us-states.ts'

const regions =
  /^(?:(?:upper|lower|central|coastal|rural|greater|new england|the|mid|north|south|east|west)\w*)\b|\b(?:county|coast|islands?|valley|area|region|country|peninsula|carolinas?|panhandle)$/i
/** Where most of those who came to the United States were born, and what such places are called at large. */
const countries = new Set(
  'africa,albania,america,argentina,armenia,asia,australia,austria,bangladesh,belgium,bolivia,bosnia,brazil,britain,bulgaria,burma,cambodia,canada,chile,china,colombia,costa rica,croatia,cuba,denmark,ecuador,egypt,el salvador,england,eritrea,ethiopia,europe,fiji,finland,france,germany,ghana,great britain,greece,guatemala,guyana,haiti,honduras,hong kong,hungary,iceland,india,indonesia,iran,iraq,ireland,israel,italy,jamaica,japan,jordan,kenya,korea,laos,latvia,lebanon,liberia,lithuania,malaysia,mexico,moldova,mongolia,morocco,nepal,netherlands,new zealand,nicaragua,nigeria,norway,pakistan,panama,paraguay,peru,philippines,poland,portugal,romania,russia,scotland,senegal,serbia,sicily,singapore,slovakia,slovenia,somalia,spain,sri lanka,sudan,sweden,switzerland,syria,taiwan,tanzania,thailand,trinidad,tunisia,turkey,uganda,ukraine,uruguay,uzbekistan,venezuela,vietnam,wales,yemen,yugoslavia,zimbabwe'.split(
    ',',
  ),
)

/** A state, a region or a country, in which many towns lie. */
export const isWide = (place: string): boolean =>
  stateCode(place) !== null || regions.test(place) || countries.has(place.toLowerCase())
