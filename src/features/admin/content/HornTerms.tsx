// Whether horns are on sale, and their price.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { ApiData } from '../../../../contract/api.ts'
import { call } from '../../../core/api/api.ts'
import { readTenths } from '../../../core/text/typed-number.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useAdminAction } from '../parts/use-admin-action.ts'

export function HornTerms({ terms }: { terms: ApiData<'GET api/Desk/horns'>['terms'] }) {
  const { t } = useLingui()
  const [price, setPrice] = useState(String(terms.price / 10))
  const { busy, error, run } = useAdminAction()
  const tenths = readTenths(price) ?? 0
  const fits = tenths > 0
  const save = (event: FormEvent): void => {
    event.preventDefault()
    if (fits) void run(() => call('POST api/Desk/hornTerms', { body: { price: tenths } }))
  }
  return (
    <>
      <form onSubmit={save} noValidate>
        <TextField
          label={<Trans>一条的价格，钻石</Trans>}
          value={price}
          onChange={setPrice}
          inputMode="decimal"
          error={error ?? (fits ? null : t`请填写大于 0 的数，最多一位小数`)}
          beside={
            <Button type="submit" disabled={busy || !fits || tenths === terms.price}>
              <Trans>保存</Trans>
            </Button>
          }
        />
      </form>
      <SwitchRow
        checked={terms.open}
        disabled={busy}
        onCheckedChange={(open) => void run(() => call('POST api/Desk/hornTerms', { body: { open } }))}
      >
        <Trans>可以发喇叭</Trans>
      </SwitchRow>
    </>
  )
}
