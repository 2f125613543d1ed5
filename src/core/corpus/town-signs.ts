/**
 * Towns by their countries, none of them one of several countries: a place may give no more than the town. Small letters,
 * no accents.
 */
export const towns: Record<string, string> = {
  Argentina: 'buenos aires',
  Australia: 'brisbane, canberra, melbourne, sydney',
  Austria: 'graz, innsbruck, klagenfurt, linz, salzburg, vienna',
  Belgium: 'antwerp, bruges, brussels, charleroi, ghent, hasselt, leuven, liege, mechelen, namur, ostend',
  Brazil: 'belo horizonte, brasilia, curitiba, rio de janeiro, sao paulo',
  Canada: 'calgary, edmonton, montreal, ottawa, quebec, saskatoon, toronto, vancouver, winnipeg',
  China: 'beijing, chengdu, guangzhou, shanghai, shenzhen, wuhan',
  Croatia: 'zagreb',
  Czechia: 'brno, ostrava, prague',
  Denmark: 'aalborg, aarhus, copenhagen, odense, roskilde',
  'England United Kingdom': `london, manchester, liverpool, leeds, sheffield, bristol, brighton, oxford, nottingham, southampton, norwich`,
  Estonia: 'tallinn, tartu',
  Finland: 'espoo, helsinki, jyvaskyla, oulu, tampere, turku, vaasa',
  France: `bordeaux, dijon, grenoble, lille, lyon, marseille, montpellier, nantes, nimes, paris, rennes, rouen, strasbourg,
    toulouse, villeurbanne`,
  Germany: `aachen, augsburg, berlin, bielefeld, bochum, braunschweig, bremen, cologne, darmstadt, dortmund, dresden,
    duisburg, dusseldorf, erfurt, freiburg, gottingen, hamburg, heidelberg, karlsruhe, kiel, leipzig, magdeburg,
    mannheim, munich, nuremberg, potsdam, regensburg, rostock, saarbrucken, stuttgart, wiesbaden, wolfsburg,
    wurzburg`,
  Greece: 'heraklion, patras, piraeus, thessaloniki',
  Hungary: 'budapest, debrecen, szeged',
  Iceland: 'reykjavik',
  India: 'ahmedabad, bangalore, bengaluru, chennai, kolkata, mumbai, new delhi, pune',
  Ireland: 'dublin, galway',
  Israel: 'haifa, jerusalem, tel aviv',
  Italy: 'bologna, genoa, milan, naples, padua, palermo, pisa, trieste, turin, venice',
  Japan: 'fukuoka, kyoto, osaka, sapporo, tokyo, yokohama',
  Latvia: 'riga',
  Lithuania: 'kaunas, vilnius',
  Mexico: 'mexico city, monterrey',
  Netherlands: `amsterdam, arnhem, delft, eindhoven, enschede, groningen, haarlem, leiden, maastricht, nijmegen, rotterdam,
    the hague, tilburg, utrecht, vlissingen, wageningen, zwolle`,
  Norway: 'oslo, stavanger, tromso, trondheim',
  Poland: 'gdansk, gdynia, katowice, krakow, lodz, poznan, warsaw, wroclaw',
  Portugal: 'aveiro, braga, coimbra, lisbon, porto',
  Romania: 'bucharest, timisoara',
  'Scotland United Kingdom': 'edinburgh, glasgow, aberdeen, dundee, inverness',
  Serbia: 'belgrade, novi sad',
  Slovakia: 'bratislava, kosice',
  Slovenia: 'ljubljana, maribor',
  Spain: 'barcelona, bilbao, madrid, malaga, salamanca, seville, zaragoza',
  Sweden: 'gothenburg, goteborg, linkoping, lulea, malmo, stockholm, umea, uppsala, vasteras',
  Switzerland: 'basel, geneva, lausanne, lucerne, lugano, neuchatel, winterthur, zurich',
  Turkey: 'ankara, istanbul, izmir',
  Ukraine: 'kharkiv, kyiv, lviv, odesa',
  'United States': `atlanta, austin, baltimore, boston, brooklyn, chicago, detroit, las vegas, los angeles, manhattan, miami,
    minneapolis, new orleans, palo alto, philadelphia, pittsburgh, san diego, san francisco, seattle`,
  'Wales United Kingdom': 'cardiff, swansea, aberystwyth',
};

/** Letters that towns may bear with their accents. */
const accented: Record<string, string> = {
  a: 'aáàâãäå',
  e: 'eéèê',
  i: 'iíî',
  o: 'oóôõöø',
  u: 'uúü',
  c: 'cç',
  l: 'lł',
  n: 'nñń',
  s: 'sšș',
  z: 'zź',
};
const anyTown = Object.values(towns)
  .join(',')
  .split(/,\s*/)
  .map((town) => town.replaceAll(/\p{L}/gu, (letter) => (accented[letter] ? `[${accented[letter]}]` : letter)))
  .join('|');
/** Says in which country a place is: "Leeds, England", "Berlin". */
export const tellingCountry = new RegExp(`,|^(?:${anyTown})$`, 'iu');

/** Countries by their names, which no state bears as well. */
export const countries =
  `${Object.keys(towns).join(',').replaceAll(' United Kingdom', '')},Armenia,Bulgaria,Chile,Colombia,Cyprus,
Egypt,Indonesia,Iran,Kenya,Lebanon,Luxembourg,Malaysia,Malta,Morocco,New Zealand,Nigeria,Pakistan,Peru,Singapore,
South Africa,South Korea,Taiwan,Thailand,Tunisia,United Kingdom,Vietnam`.split(/,\s*/);
/** A word that is a country and nothing else: what is done in German or in Rust is done in no place. */
export const country = new RegExp(
  `^(?:${countries.join('|')}|Georgia|USA|UK|America|Britain|Holland|Russia|Ethiopia|Ghana|Algeria|Cuba)$`,
  'i',
);
