import type { Random } from '../random.ts'

/** What a supplier deals in: the words of its name and goods, its prices, its habits. */
export interface Trade {
  suffixes: string[]
  goods: string[]
  details: string[]
  /** Cents of one, GST-exclusive. */
  prices: [least: number, most: number]
  /** Chances, 0 to 1. */
  habits: {
    inclusive: number
    lineDiscounts: number
    unnumbered: number
    decimals: number
    core: number
    kit: number
    levy: number
  }
  units: string[]
}

const USUAL = {
  inclusive: 0.1,
  lineDiscounts: 0.3,
  unnumbered: 0.02,
  decimals: 0.02,
  core: 0.04,
  kit: 0.03,
  levy: 0.04,
}

const list = (text: string) => text.split(',')

const PARTS: Trade = {
  suffixes: list(
    'Auto Parts,Brake & Clutch,Spares,Parts Distribution,Bearings & Seals,Trade Parts,Auto Electrical',
  ),
  goods: list(
    'Oil filter spin-on,Air filter panel,Brake pad set front,Brake pad set rear,Disc rotor slotted,CV shaft,Timing belt kit,Water pump with gasket,Radiator hose upper,Spark plug iridium,Wiper blade,Fuel filter diesel,Engine mount hydraulic,Wheel bearing kit,Drive belt ribbed,Clutch kit 3 piece,Control arm bush,Tie rod end,Globe H7,Thermostat housing,Ignition coil,Shock absorber front,Brake hose,Cabin filter carbon',
  ),
  details: list(
    '296mm,12V 55W,LH,RH,22in,2014-on,diesel,pair,4 cyl,6PK1870,with sensor,OE quality,M14x1.5,black',
  ),
  prices: [450, 32000],
  habits: USUAL,
  units: list('EA,SET,KIT,PR,EACH'),
}
const DEALER: Trade = {
  suffixes: list('City Genuine Parts,Motor Group Parts,Prestige Parts,Motors Parts Division'),
  goods: list(
    'PAD KIT DISC BRAKE FRONT,FILTER SUB-ASSY OIL,COVER FRONT BUMPER,SUPPORT SUB-ASSY FRONT SUSP,BOLT HEX COLLAR,REPAIR KIT STABILISER,BRACKET SUPPORT LH,SENSOR WHEEL SPEED,CLIP RETAINER DOOR TRIM,GASKET ROCKER COVER,SEAL CRANKSHAFT REAR,MODULE WINDOW LIFT,HOSE COOLANT RETURN,LAMP ASSY REAR RH',
  ),
  details: list('RH,LH,M8X1.25,2.4 DIESEL,W/ SEAL,PRIMED,5 DOOR,FROM 08/2016'),
  prices: [380, 68000],
  habits: { ...USUAL, inclusive: 0.04, lineDiscounts: 0.65, core: 0.06 },
  units: list('EA,PC'),
}
const TYRES: Trade = {
  suffixes: list('Tyre & Battery,Tyre Wholesale,Tyres & Wheels'),
  goods: list(
    'Touring 205/55R16 91V,Sport 225/45R17 94W XL,A/T 265/70R16 112S,Cargo 195R15C 106R,Tyre valve snap-in,Battery NS70 650CCA,Battery DIN65LH EFB,Stick-on wheel weight 5g x 100,Tube 16in TR13,Alloy wheel 16x7 5 stud',
  ),
  details: list('black,chrome,each,2025 build'),
  prices: [300, 28000],
  habits: { ...USUAL, lineDiscounts: 0.12, levy: 0.3 },
  units: list('EA,EACH,BOX'),
}
const OILS: Trade = {
  suffixes: list('Oil Depot,Lubricants,Drum & Grease,Workshop Supplies'),
  goods: list(
    'Synth 5W-30,Diesel 15W-40,ATF multi bulk,Gear oil 80W-90 bulk,EP2 grease cartridge 450g,Brake fluid DOT4,Degreaser water based,Coolant concentrate green,Coloured rags 10kg bag,Diesel exhaust fluid 10L,Brake cleaner 400g,Hand cleaner citrus',
  ),
  details: list('20L,205L,5L,1L,carton 12,drum'),
  prices: [350, 90000],
  habits: { ...USUAL, lineDiscounts: 0.15, decimals: 0.35, levy: 0.2 },
  units: list('L,EA,DRUM20,CTN,DRUM205'),
}
const WRECKER: Trade = {
  suffixes: list('Auto Recyclers,Wreckers,Used Parts,Dismantlers'),
  goods: list(
    'Alternator used tested,Mirror electric,Starter motor,Transfer case actuator,Radiator assy with fan,Automatic transmission 4 speed,Headlamp halogen,Door shell front,Instrument cluster,ECU engine,Tailgate complete,Window regulator',
  ),
  details: list('LH,RH,118 000 km,black,white,sedan 2014,wagon 2017,with bracket'),
  prices: [3500, 180000],
  habits: { ...USUAL, inclusive: 0.75, lineDiscounts: 0.05, unnumbered: 0.15 },
  units: list('EA'),
}
const SUBLET: Trade = {
  suffixes: list(
    'Head & Machining,Hydraulics,Towing & Recovery,Driveline Services,Radiator Works,Upholstery',
  ),
  goods: list(
    'Recondition cylinder head: strip clean pressure test face and reassemble,Valve guides supply and fit,Hose assy 1/2in R2AT x 1450mm JIC 37 female both ends,Bulk hose 1/4in thermoplastic per metre,Crimp and test labour,Tow vehicle from roadside to workshop,Balance tailshaft and replace two universal joints,Machine flywheel,Recore radiator copper brass,Workshop consumables,Wheel alignment four wheel,Retrim driver seat base in black vinyl',
  ),
  details: list('rego as advised,as quoted,incl. labour,per your request,heavy duty'),
  prices: [850, 145000],
  habits: { ...USUAL, inclusive: 0.12, lineDiscounts: 0.06, unnumbered: 0.85, decimals: 0.25, core: 0 },
  units: list('EA,HR,M'),
}
const ELECTRICAL: Trade = {
  suffixes: list('Electrical Spares,Starter & Alternator,Remanufacturing,Turbo & Diesel'),
  goods: list(
    'Alternator 110A remanufactured,Starter motor 2.2kW 9T,Injector diesel exchange,Turbocharger exchange,Solenoid continuous duty 12V,Fuse mega 50-75A,Relay 5 pin 12V 40A,Brake caliper exchange RH,Steering rack exchange,Regulator 14.2V',
  ),
  details: list('12V,24V,exchange,9T,with pulley,reman'),
  prices: [600, 145000],
  habits: { ...USUAL, lineDiscounts: 0.25, core: 0.5 },
  units: list('EA'),
}
const ACCESSORIES: Trade = {
  suffixes: list('4x4,Touring Gear,Towbars & Accessories,Suspension Centre,Workshop Tools'),
  goods: list(
    'Suspension lift kit 50mm includes springs shocks bump stops and u-bolts,Snorkel kit moulded with stainless fasteners,Tow ball 50mm 3.5t chrome,Awning 2.5 x 2.0 m,Recovery track orange pair,LED work lamp 27W flood,UHF radio 5W 80 channel,Torque wrench 1/2in 200Nm,Axle stands 3t pair,Scan tool lead set,Towbar heavy duty 2500kg,Wiring harness 7 pin flat',
  ),
  details: list('2015-on,black,stainless,dual cab,12V'),
  prices: [750, 160000],
  habits: { ...USUAL, inclusive: 0.15, kit: 0.35 },
  units: list('EA,KIT,PR,SET'),
}

const BRANDS = list(
  'Brakonne,Velmarro,Ostrixa,Duranvo,Tarvikon,Helmonde,Nexaroo,Quantrel,Zeltorix,Polvane,Castorelle,Fintrex,Gravonne,Lumavex,Pistonex',
)

export function pickTrade(random: Random): Trade {
  return random.weigh([
    [9, PARTS],
    [4, DEALER],
    [2, TYRES],
    [2, OILS],
    [2, WRECKER],
    [2, SUBLET],
    [2, ELECTRICAL],
    [2, ACCESSORIES],
  ])
}

/** `Brakonne brake pad set front LH`; capitals where the trade writes capitals. */
export function describe(random: Random, trade: Trade): string {
  const goods = random.pick(trade.goods)
  const isUpper = goods === goods.toUpperCase()
  const brand = isUpper || trade === SUBLET || random.chance(0.4) ? '' : `${random.pick(BRANDS)} `
  const detail = random.chance(0.5) ? ` ${random.pick(trade.details)}` : ''
  const words = brand && /^[A-Z][a-z]/.test(goods) ? goods[0]?.toLowerCase() + goods.slice(1) : goods
  return `${brand}${words}${detail}`
}

/** A list price in cents, of the shapes that shops use. */
export function priceOf(random: Random, trade: Trade): number {
  const [least, most] = trade.prices
  const price = Math.round(least * (most / least) ** random.next())
  return random.weigh([
    [4, price],
    [3, Math.max(5, price - (price % 5))],
    [2, Math.max(95, price - (price % 100) + 95)],
    [1, Math.max(100, price - (price % 100))],
  ])
}
