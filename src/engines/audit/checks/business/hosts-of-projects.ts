/** Hosts that give every project an address of its own, until it has a domain. */
export const of_a_project =
  /(?:^|\.)(?:github\.io|gitlab\.io|netlify\.(?:app|com)|vercel\.app|pages\.dev|workers\.dev|web\.app|firebaseapp\.com|onrender\.com|herokuapp\.com|surge\.sh|glitch\.me|repl\.co|replit\.app|lovable\.app|000webhostapp\.com|wixsite\.com|weebly\.com|wordpress\.com|webflow\.io|carrd\.co)$/i
