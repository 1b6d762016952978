import type { LabelRead } from './label-read.ts'
import { FILLERS } from './label-words.ts'

/** Words of labels that no field asks for. */
const OTHER_LABELS =
  /^(?:account|customer|bank|bsb|abn|acn|phone|ph|tel|telephone|fax|mobile|mob|email|e|mail|web|website|page|rep|representative|salesperson|salesman|sold|ship|delivery|deliver|dispatch|bill|charge|attention|attn|contact|terms|job|rego|registration|vehicle|vin|odometer|warehouse|branch|store|location|run|van|carrier|con|consignment|pick|picking|packing|docket|operator|served|entered|prepared|sales|currency|number|order|po|route|zone|territory|to|from|contract|batch|ordered|driver|cartons|weight|via|our|tax|gst|licence|docket|reg|due|date|reference|quote|payment|pay|biller|code|crn|user|clerk|printed|time|depot|department|dept|group|class|price|level|make|model|engine|chassis|body|km|kms|mileage|claim|authority|approval|auth|ra|rma|s|remarks|notes|comments|instructions|freight|method|details|name|purchase|customers|no|project|site|card|machine|marketplace|portal|platform|fleet|unit|period|internal)$/

/** Whether a label's word is of something that no field asks for (`carrier`, `driver`). */
export function isOfOthers(word: string): boolean {
  return OTHER_LABELS.test(word)
}

/** A label of nothing but such words, or null. */
export function readOtherLabel(words: readonly string[]): LabelRead | null {
  if (words.join(' ') === 'trading terms') return { meaning: 'other', weight: 1 }
  const known = words.every(word => OTHER_LABELS.test(word) || FILLERS.includes(word))
  return known && OTHER_LABELS.test(words[0] ?? '') ? { meaning: 'other', weight: 1 } : null
}
