// Numbers and addresses as people give them to the server: what our own rule cannot read is left to libphonenumber, which is too
// large for the app.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { type Mobile, readMobile } from '../../../../rules/member/mobile.ts'
import { withoutMarks } from '../../../../rules/text/invisible-marks.ts'

/** Of the default country of the rule. */
const defaultRegion = 'CN'

/** A number inside other text, as links and contact cards write it: tel:+86-138-0013-8000. */
function readByPlan(typed: string): Mobile | null {
  const phone = parsePhoneNumberFromString(withoutMarks(typed).normalize('NFKC'), defaultRegion)
  // Read by our rule again: an account is found by one form of its number, whoever has read it.
  return phone?.isValid() ? readMobile(`${phone.countryCallingCode}-${phone.nationalNumber}`) : null
}

/** Our rule comes first: accounts keep the form under which it has registered them. */
export const readTypedMobile = (typed: string): Mobile | null => readMobile(typed) ?? (typed.includes('@') ? null : readByPlan(typed))
