const STREET =
  'street|st|road|rd|avenue|ave?|drive|dr|lane|ln|court|ct|close|cl|parade|pde|highway|hwy|way|place|pl|crescent|cres|terrace|tce|boulevard|blvd|circuit|cct|esplanade|grove|gr|square|loop|track|quay|arcade|mews|rise|row|walk'
const STATE =
  'NSW|QLD|VIC|TAS|SA|WA|NT|ACT|New South Wales|Queensland|Victoria|Tasmania|(?:South|Western) Australia|(?:Northern|Capital) Territory'
const ADDRESS = new RegExp(
  [
    `(?<![\\w/])(?:street|st|road|rd|avenue|ave|drive|dr|lane|court|ct|close|parade|highway|hwy|way|place|crescent|terrace|box|unit|lot|shop)\\b(?![-/]).*\\d`,
    `\\b\\d+[a-z]?(?:[/-]\\d+)?\\s+\\w+.*\\b(?:${STREET})\\b`,
    '\\b\\d+[a-z]?\\s+(?:highway|hwy|esplanade|parade|terrace|boulevard)\\b',
    `\\b(?:${STATE})\\s+\\d{4}\\b`,
    '^(?:Australia|New Zealand)$',
    '^(?:bay|unit|shop|suite|level|factory|shed|warehouse|building)\\s+\\d+[a-z]?,?$',
  ].join('|'),
  'i',
)

/** `CT 508812`, `DR 1107`: nothing stands before the letters that a street could be called. */
const LETTERED = /^(?:ST|RD|AVE|DR|CT)\s+\d{3,}$/

/** A line of an Australian address: a street with its number, a box, a state with its postcode, the country. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text) && !LETTERED.test(text)
}

/** A telephone number, a web or mail address. */
export function hasContact(text: string): boolean {
  return /\(0\d\)|(?:\b0|\+61 ?)[2-8] \d{4} ?\d{4}\b|\b0[23578]\d\d \d{3} \d{3}\b|@|www\.|\b1[38]00 \d/i.test(
    text,
  )
}
