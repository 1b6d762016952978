/**
 * Stock numbers of the demo workshop with their names. Some begin like others (BP-100 and BP-1001), as in every parts store. CSC-118
 * of a sample invoice is missing, because workshops keep no stock item for what they buy once.
 */
export const DEMO_STOCK = {
  'ALT-90A-H': 'Alternator 12V 90A',
  'BLT-6PK1195': 'Drive belt 6PK1195',
  'BP-100': 'Brake pad wear sensor',
  'BP-1001': 'Brake pad set front ceramic',
  'BP-1001R': 'Brake pad set rear ceramic',
  'BF4-500': 'Brake fluid DOT 4 500 mL',
  'CAB-1190': 'Cabin filter carbon',
  'CK-3380': 'Clutch kit 3-piece 240 mm',
  'DG-5L': 'Degreaser water-based 5 L',
  'DR-2841': 'Disc rotor front vented',
  'EO-5W30-5': 'Engine oil 5W-30 full synthetic 5 L',
  'FUS-MIDI80': 'Fuse MIDI 80 A',
  'FW-3380S': 'Flywheel solid',
  'GLB-H7': 'Globe H7 12V 55W',
  'GLV-NIT-L': 'Nitrile gloves large, box of 100',
  'JK-3T': 'Trolley jack 3 t low profile',
  'KRA-1772': 'Air filter panel',
  'KRF-2209': 'Fuel filter diesel',
  'KRO-Z41': 'Oil filter cartridge',
  'KRO-Z418': 'Oil filter spin-on',
  'RLY-5P40': 'Relay 5-pin 12V 40A',
  'SP-7RX': 'Spark plug iridium',
  'STM-14KW': 'Starter motor 12V 1.4 kW',
  'TH-88C': 'Thermostat 88 °C with seal',
  'TW-HALF': 'Torque wrench 1/2" drive 40-210 Nm',
  'WB-24': 'Wiper blade 600 mm',
  'WP-5512': 'Water pump with gasket',
} as const
