// Parses numbers and addresses as typed: what the shared rule rejects goes to libphonenumber, which is too large for the app.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { type Mobile, readMobile } from '../../../../rules/member/mobile.ts'
import { withoutMarks } from '../../../../rules/text/invisible-marks.ts'

/** Matches the rule's default country. */
const defaultRegion = 'CN'

/** A number inside other text, as in links and contact cards: tel:+86-138-0013-8000. */
function readByPlan(typed: string): Mobile | null {
  const phone = parsePhoneNumberFromString(withoutMarks(typed).normalize('NFKC'), defaultRegion)
  // Normalized by the shared rule: an account is found by one form of its number, whichever parser read it.
  return phone?.isValid() ? readMobile(`${phone.countryCallingCode}-${phone.nationalNumber}`) : null
}

/** The shared rule comes first: accounts are stored in its form. */
export const readTypedMobile = (typed: string): Mobile | null => readMobile(typed) ?? (typed.includes('@') ? null : readByPlan(typed))
