// Names of the legal texts, as users see them.
import { useLingui } from '@lingui/react/macro'
import type { LegalKind } from '../../../../contract/legal.ts'

export function useLegalMessages(): Record<LegalKind, string> {
  const { t } = useLingui()
  return { agreement: t`用户协议`, privacy: t`隐私政策`, conduct: t`行为准则`, disclaimer: t`免责声明` }
}
