import { HomePage } from '#web/features/home/home-page.tsx'

export const meta = () => [
  { title: 'Docket: supplier invoices into your workshop system' },
  {
    name: 'description',
    content:
      'Docket reads supplier invoice PDFs, updates the purchase order in MechanicDesk, creates the bill and attaches the PDF.',
  },
]

export default HomePage
