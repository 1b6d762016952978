/** Somebody who sends the demo workshop invoices. All of them are invented; the ABNs hold the checksum of the register. */
export interface DemoSupplier {
  name: string
  /** As registered, printed beside the ABN. */
  company: string
  abn: string
  address: string
  phone: string
  email: string
}

export const KESTREL: DemoSupplier = {
  name: 'Kestrel Ridge Auto Parts',
  company: 'Kestrel Ridge Auto Parts Pty Ltd',
  abn: '63416203385',
  address: '14 Foundry Road, Kestrel Ridge VIC 3992',
  phone: '(03) 5550 4417',
  email: 'accounts@kestrelridge.example',
}

export const BURRAWANG: DemoSupplier = {
  name: 'Burrawang Brake & Clutch',
  company: 'Burrawang Brake & Clutch Pty Ltd',
  abn: '27530917724',
  address: '3/88 Sawmill Lane, Burrawang Flat NSW 2998',
  phone: '(02) 5550 8830',
  email: 'office@burrawangbrake.example',
}

export const PELICAN: DemoSupplier = {
  name: 'Pelican Point Auto Electrical',
  company: 'Pelican Point Auto Electrical Wholesale Pty Ltd',
  abn: '21684450271',
  address: '207 Causeway Drive, Pelican Point SA 5991',
  phone: '(08) 5550 7712',
  email: 'sales@pelicanpointelectrical.example',
}

export const TIN_SHED: DemoSupplier = {
  name: 'Tin Shed Trade Tools',
  company: 'Tin Shed Trade Tools Pty Ltd',
  abn: '60279138806',
  address: '51 Silo Street, Wheelbarrow Creek VIC 3993',
  phone: '(03) 5550 3094',
  email: 'shop@tinshedtools.example',
}

/** The workshop that all of it is sold to. */
export const WATTLE_STREET = {
  name: 'Wattle Street Motors',
  address: ['22 Wattle Street', 'Kurrajong Vale VIC 3994'],
} as const
