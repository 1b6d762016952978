/** What businesses of the trade deal in or do, each word in the singular; of several of a kind an `s` or `es` stands behind it. */
const TRADES = new Set(
  `abrasive accessory air aircon alternator auction axle battery bearing belt blade body bodywork bolt brake bumper cable carburettor chain chassis
  chemical clamp cleaning clutch collision component compressor conditioning consumable cooling crankshaft crash cv cylinder detailing
  diesel diff differential dismantler driveline driveshaft electric electrical electronic engine engineering equipment exchange exhaust fabrication
  fastener filter filtration fitting fluid friction fuel gas gasket gearbox glass hardware head hose hydraulic ignition industrial injection
  injector instrument joint key light lighting lock lubricant machinery machining mag marine motor motorcycle mower muffler nut oil paint panel
  performance plastic pneumatic powertrain pump rack radiator rebuild recovery recycler recycling reconditioning refinish refrigeration rim rubber safety
  salvage seal shock smash spring starter steering suspension tool tow towbar towing trailer transmission trim trimmer trimming truck turbo
  turbocharger tyre upholstery valve welding wheel winch windscreen wire wiring workwear wrecker`.split(
    /\s+/,
  ),
)

/** Whether a word says what a business deals in or does. */
export function isTradeWord(word: string): boolean {
  const one = word.toLowerCase()
  return [one, one.replace(/s$/, ''), one.replace(/es$/, ''), one.replace(/ies$/, 'y')].some(form =>
    TRADES.has(form),
  )
}
