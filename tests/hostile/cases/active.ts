import { hostile } from '../hostile-case.ts'
import { invoiceContent, invoiceOnPage, invoiceWith, streamOf } from '../pdf-parts.ts'
import { fillableInvoice } from './fillable-invoice.ts'

/** A place that nothing may call: port 9 of the machine itself. */
const ELSEWHERE = 'http://127.0.0.1:9/called'
const catalog = (entries: string, more = {}) =>
  invoiceWith({ 1: `<< /Type /Catalog /Pages 2 0 R ${entries} >>`, ...more })
const onOpening = (action: string) => catalog(`/OpenAction << ${action} >>`)

/** Scripts, actions, attachments and forms: nothing is run, opened or fetched, and filled-in fields count as printed. */
export const active = [
  hostile('a script on opening', 'read', () =>
    onOpening(`/S /JavaScript /JS (app.launchURL("${ELSEWHERE}"))`),
  ),
  hostile('a script that loops for ever', 'read', () => onOpening('/S /JavaScript /JS (while (true) {})')),
  hostile('a program started on opening', 'read', () =>
    onOpening('/S /Launch /F (/bin/sh) /Win << /F (cmd.exe) >>'),
  ),
  hostile('an address opened on opening', 'read', () => onOpening(`/S /URI /URI (${ELSEWHERE})`)),
  hostile('another file opened on opening', 'read', () =>
    onOpening('/S /GoToR /F (\\\\\\\\127.0.0.1\\\\share\\\\x.pdf) /D [0 /Fit]'),
  ),
  hostile('a form sent on opening', 'read', () => onOpening(`/S /SubmitForm /F (${ELSEWHERE})`)),
  hostile('data imported on opening', 'read', () => onOpening('/S /ImportData /F (/etc/passwd)')),
  hostile('actions on opening and closing a page', 'read', () =>
    invoiceOnPage({
      more: `/AA << /O << /S /URI /URI (${ELSEWHERE}) >> /C << /S /JavaScript /JS (quit\\(\\)) >> >>`,
    }),
  ),
  hostile('actions that follow each other for ever', 'read', () =>
    catalog('/OpenAction 9 0 R', { 9: `<< /S /URI /URI (${ELSEWHERE}) /Next 9 0 R >>` }),
  ),
  hostile('an attached program', 'read', () =>
    catalog('/Names << /EmbeddedFiles << /Names [(invoice.exe) 8 0 R] >> >>', {
      8: '<< /Type /Filespec /F (../../invoice.exe) /EF << /F 9 0 R >> >>',
      9: streamOf('MZ', '/Type /EmbeddedFile'),
    }),
  ),
  hostile('page content in another file', ['blank', 'damaged'], () =>
    invoiceWith({ 5: streamOf('', '/F (/etc/passwd) /FFilter /ASCIIHexDecode') }),
  ),
  hostile('a picture from elsewhere', 'read', () =>
    invoiceOnPage(
      { resources: '/XObject << /Im 6 0 R >>', contents: '[5 0 R 7 0 R]' },
      {
        6: streamOf(
          '',
          `/Type /XObject /Subtype /Image /Width 9 /Height 9 /ColorSpace /DeviceGray /BitsPerComponent 8 /F << /FS /URL /F (${ELSEWHERE}) >>`,
        ),
        7: streamOf('q 60 0 0 60 40 20 cm /Im Do Q'),
      },
    ),
  ),
  hostile('a film on the page', 'read', () =>
    invoiceOnPage(
      { more: '/Annots [6 0 R]' },
      {
        6: '<< /Type /Annot /Subtype /RichMedia /Rect [40 10 90 30] /RichMediaContent << >> >>',
      },
    ),
  ),
  hostile('values in form fields with their appearance', 'read', () => fillableInvoice('drawn')),
  hostile('values in form fields without appearance', ['read', 'sound'], () => fillableInvoice('bare')),
  hostile('values in hidden form fields', ['sound', 'no-invoice'], () => fillableInvoice('hidden')),
  hostile('an XFA form behind a page that says to wait', 'form', () =>
    catalog('/AcroForm << /XFA [(template) 8 0 R] /Fields [] >> /NeedsRendering true', {
      5: streamOf(
        invoiceContent({
          texts: [
            {
              text: 'Please wait... If this message is not eventually replaced by the proper contents',
              x: 40,
              y: 60,
            },
            {
              text: 'of the document, your PDF viewer may not be able to display this type of document.',
              x: 40,
              y: 80,
            },
          ],
        }),
      ),
      8: streamOf('<template xmlns="http://www.xfa.org/schema/xfa-template/3.0/"><subform/></template>'),
    }),
  ),
  hostile('an XFA form with its page printed as well', 'read', () =>
    catalog('/AcroForm << /XFA [(template) 8 0 R] /Fields [] >>', { 8: streamOf('<template/>') }),
  ),
]
