// Labels of identity documents.
import { useLingui } from '@lingui/react/macro'

export function useIdKinds(): Record<'cn' | 'vn' | 'passport', string> {
  const { t } = useLingui()
  return { cn: t`居民身份证`, vn: t`越南公民身份证`, passport: t`护照` }
}
