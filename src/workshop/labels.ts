/**
 * Every word and route of the workshop system that the driver leans on (workshop-system.md). Where its words are not known for sure,
 * all plausible ones stand here; nothing else in this folder knows a label.
 */

/** A whole label in any case, with the marks and pictures that forms add: `Qty`, `qty:`, `Qty *`, `💾 Save`. */
export function named(...names: string[]): RegExp {
  return new RegExp(`^\\W*(?:${anyOf(names)})\\W*$`, 'i')
}

/** The same for a tab, which may say how much is in it: `Bills (2)`. */
function tab(...names: string[]): RegExp {
  return new RegExp(`^\\W*(?:${anyOf(names)})\\W*\\d*\\W*$`, 'i')
}

function anyOf(names: string[]): string {
  const escaped = names.map(name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'))
  return escaped.join('|')
}

export const LOGIN = {
  workshopId: named('Workshop ID', 'Workshop Id', 'Workshop'),
  username: named('Username', 'User name', 'User'),
  password: named('Password'),
  submit: named('Login', 'Log in', 'Sign in'),
  /** Words of a page that only a person can get past. */
  asksForCode:
    /\b(verification|security|authentication|access|login|confirmation|[468][- ]digit) code\b|two[- ](factor|step)|multi-?factor|\b[2m]fa\b|\bone[- ]time (code|password|passcode|pin)\b|\botp\b|authenticator|(sent|texted|e-?mailed) (you )?a code|code (we|was) (have )?(just )?sent/i,
  asksForCaptcha:
    /captcha|not a robot|(that )?you('| a)re (a )?human|human verification|select all (images|squares)/i,
  refused: /incorrect|invalid|wrong|not recogni[sz]ed|unknown user|does not match|failed|denied/i,
  evicted: /logged in from (a different|another) computer|please log ?in/i,
}

export const NAVIGATION = {
  inventory: named('Inventory & Suppliers', 'Inventory and Suppliers', 'Inventory'),
  purchaseOrders: named('Purchase Orders', 'Purchases'),
  invoicesAndBills: named('Invoices & Bills', 'Invoices and Bills'),
  bills: tab('Bills'),
  /** Where a screen of the newer kind lives, be it as a page or in a frame. */
  newerScreens: '/mdweb/',
  quickSearch: /quick search|global search|\b(search|find) (everything|anything|all|customers)\b/i,
}

export const LIST = {
  search: /^\s*search\b(?! (everything|anything|all|customers)\b)/i,
  next: /^\s*next\b|^\s*[›»>]\s*$/i,
  first: /^\s*first\b|^\s*[«]\s*$/i,
  number: /^(purchase( order)?|po|order)?\s*(number|no\.?|#)$|^(purchase( order)?|po|order)$/i,
  supplier: named('Supplier', 'Supplier name'),
  status: named('Status'),
  /** What opens an entry that is not opened by its number. */
  openEntry: /^\s*(open|view|show|edit|details)(\s+(the\s+)?(purchase|order|bill|details))*\s*$/i,
  /** The title of a group of the quick search's hits, or the kind of one hit. */
  kindOfHit:
    /^\s*(customers?|vehicles?|stocks?|suppliers?|jobs?|invoices?|bills?|purchases?|purchase orders?)\s*\(?\d*\)?$/i,
  /** Statuses of an order that still waits for its bill. */
  open: /^\s*(pending|sent|open|draft|ordered|part(ially)? received|backorder(ed)?)\b/i,
  empty: /^\s*(nothing|no (purchase orders?|purchases?|records?|results?)) (was |were )?found\b/im,
}

/** What the header says of the workshop. */
export const WORKSHOP = {
  id: /^workshop\s*(id|no\.?|#)\b|^id\b|^workshop\W*$/i,
}

export const ORDER = {
  heading: /purchase( order)?/i,
  number: /^(purchase( order)?|po|order)\s*(number|no\.?|#)?\s*:?$|^(number|no\.?)\s*:?$/i,
  reference: named('Reference', 'Ref', 'Reference no'),
  supplier: named('Supplier', 'Supplier name'),
  status: named('Status'),
  itemsTab: tab('Items', 'Lines', 'Details', 'Purchase', 'Purchase Order'),
  billsTab: tab('Bills'),
  noBills: /\bno bills?\b/i,
  addItem: named('Item', 'Add item'),
  addBill: named('Add bill'),
}

/** The fields of a line, as column headings and as field labels alike. */
export const LINE = {
  stock: /^\s*(stock|item|part|product)(\s*(no\.?|number|code|#))?(\s*[-/&]\s*name)?\s*[*:]*$/i,
  name: named('Name', 'Item name', 'Stock name'),
  description: named('Description', 'Details'),
  note: named('Note', 'Notes'),
  quantity: named('Qty', 'Quantity', 'Qty.'),
  rate: named('Rate', 'Unit price', 'Price', 'Unit cost', 'Cost', 'Unit'),
  discount: /^\s*disc(ount)?\.?\s*(%|percent)?\s*[*:]*$/i,
  total: named('Total', 'Amount', 'Line total'),
  includesGst: /^\s*(incl?\.?|includes|including|inclusive of)\s*gst\s*[*:]*$/i,
  gstFree: /^\s*gst[\s-]*free\s*[*:]*$/i,
  edit: /^\s*edit\b/i,
  save: named('Save', 'Save line', 'Save item'),
  /** An entry of the type-ahead that makes a new stock item. */
  createStock: /\b(create|add|new)\b/i,
  newStockNumber: /stock\s*(no\.?|number|code)|^\s*(number|no\.?|code)\b/i,
  saveStock: named('Save', 'Create', 'Add', 'OK'),
}

/** The headings by which a table or list of lines is known. */
export const LINE_COLUMNS = [LINE.stock, LINE.quantity]

export const TOTALS = {
  subtotal: /^(sub-?\s*total|total\s*\(?excl?\.?\s*gst\)?|total ex\.? gst)\s*:?$/i,
  gst: named('GST', 'Total GST', 'Tax'),
  total: /^(grand\s+)?total(\s*\(?inc(l\.?|luding)?\s*gst\)?)?\s*:?$/i,
}

export const BILL = {
  invoiceNumber:
    /^(supplier'?s?\s+)?(invoice|inv\.?|bill)\s*(number|no\.?|#|ref(erence)?)?\s*[*:]*$|^supplier'?s?\s+invoice.*$/i,
  /** The heading that means the supplier's number even beside one that may mean the workshop's own. */
  suppliersNumber: /^(supplier'?s?\s+)?(invoice|inv\.?)\s*(number|no\.?|#|ref(erence)?)?\s*[*:]*$/i,
  date: /^((supplier'?s?\s+)?(invoice|inv\.?|bill)\s*)?date\s*(\(?dd\/mm\/yyyy\)?)?\s*[*:]*$/i,
  save: named('Save', 'Save bill', 'Add bill', 'Create bill'),
  attachments: /attach|upload|document|choose (a )?file|\bpdf\b/i,
  startAttaching: /^\s*\+?\s*(attach|upload|add|choose|browse)\b.*(file|document|attachment|pdf)?/i,
  finishAttaching: named('Upload', 'Attach', 'Attach file', 'Upload file', 'Save', 'Save attachment'),
}

/** The only questions the driver says yes to, each only right after its own action. */
export const QUESTIONS = {
  saveLine: /\b(save|add|update)\b.*\b(line|item|price)\b/i,
  saveBill: /\b(save|create|add|post)\b.*\bbill\b/i,
  attach: /\b(attach|upload)\b/i,
  yes: named('Yes', 'OK', 'Save', 'Confirm', 'Continue'),
}
