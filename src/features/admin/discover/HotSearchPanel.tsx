// Hot searches: pinned entries and their order, the current list, and blocked words.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { AdminSearch, AdminSearches } from '../../../../contract/admin/discover-admin.ts'
import { communityLimits } from '../../../../contract/limits/community-limits.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { wordsOf } from '../../../../rules/text/word-list.ts'
import { call } from '../../../core/api/api.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { wordListFault } from '../../../core/word-list-fault.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LinesForm } from '../../../ui/form/LinesForm.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from '../parts/Admin.module.css'
import { AdminPart } from '../parts/AdminPart.tsx'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { useAdminAction } from '../parts/use-admin-action.ts'
import { useAdminRead } from '../parts/use-admin-read.ts'

const keyOf = ({ kind, id }: AdminSearch): string => `${kind} ${id}`
const refOf = ({ kind, id }: AdminSearch): Pick<AdminSearch, 'kind' | 'id'> => ({ kind, id })

export function HotSearchPanel() {
  const { i18n, t } = useLingui()
  const { lang } = useStore(preferences)
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const read = useAdminRead('GET api/Desk/searches', asked === '' ? {} : { name: asked })
  const { busy, error, run } = useAdminAction()
  const kinds: Record<AdminSearch['kind'], string> = {
    team: t({ message: '球队', context: 'one team' }),
    league: t({ message: '赛事', context: 'a single one' }),
    anchor: t`主播`,
  }
  const comma = t({ message: '、', context: 'between the items of a list' })
  const columns: Column<AdminSearch>[] = [
    { key: 'name', head: t`名称`, text: true, cell: ({ name }) => nameOf(name, lang) },
    { key: 'kind', head: t`种类`, cell: ({ kind }) => kinds[kind] },
  ]
  const savePinned = (pinned: readonly AdminSearch[]): void =>
    void run(() => call('POST api/Desk/putSearches', { body: { pinned: pinned.map(refOf) } }))
  const find = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(typed.trim())
  }
  return (
    <AdminPart<AdminSearches> read={read} error={error}>
      {({ pinned, banned, shown, found }) => {
        const isPinned = (one: AdminSearch): boolean => pinned.some((known) => keyOf(known) === keyOf(one))
        const isFull = pinned.length >= communityLimits.pinnedSearches
        const most = communityLimits.pinnedSearches
        const current = shown.map(({ name }) => nameOf(name, lang)).join(comma) || '—'
        return (
          <>
            <Panel padded aria-labelledby="hot-searches">
              <SectionHead
                id="hot-searches"
                title={<Trans>热门搜索</Trans>}
                note={<Trans>置顶的排在最前，最多 {most} 个；其余按搜索次数和今天的比赛自动排</Trans>}
              />
              {pinned.length > 0 && (
                <AdminTable
                  label={t`置顶的热门搜索`}
                  columns={columns}
                  rows={pinned}
                  rowKey={keyOf}
                  actionsHead={t`操作`}
                  actions={(row) => {
                    const name = nameOf(row.name, lang)
                    const others = pinned.filter((one) => keyOf(one) !== keyOf(row))
                    return (
                      <>
                        <Button size="sm" disabled={busy} onClick={() => savePinned([row, ...others])} aria-label={t`排到最前：${name}`}>
                          <Trans>排到最前</Trans>
                        </Button>
                        <Button size="sm" disabled={busy} onClick={() => savePinned(others)} aria-label={t`取消置顶：${name}`}>
                          <Trans>取消置顶</Trans>
                        </Button>
                      </>
                    )
                  }}
                />
              )}
              <p className={styles.hint}>
                <Trans>现在显示：{current}</Trans>
              </p>
              <form className={styles.bar} onSubmit={find}>
                <TextField
                  className={styles.grow}
                  type="search"
                  label={<Trans>球队、赛事或主播的名称</Trans>}
                  value={typed}
                  onChange={setTyped}
                  maxLength={64}
                />
                <Button type="submit" variant="primary">
                  <Trans>查找</Trans>
                </Button>
              </form>
              {asked !== '' && found.length === 0 && (
                <p className={styles.hint}>
                  <Trans>没有找到</Trans>
                </p>
              )}
              {found.length > 0 && (
                <AdminTable
                  label={t`可以置顶的`}
                  columns={columns}
                  rows={found}
                  rowKey={keyOf}
                  actionsHead={t`操作`}
                  actions={(row) => {
                    const name = nameOf(row.name, lang)
                    return (
                      <Button
                        size="sm"
                        variant="soft"
                        disabled={busy || isFull || isPinned(row)}
                        onClick={() => savePinned([...pinned, row])}
                        aria-label={t`置顶：${name}`}
                      >
                        <Trans>置顶</Trans>
                      </Button>
                    )
                  }}
                />
              )}
            </Panel>
            <Panel key={banned.join('\n')} padded aria-labelledby="banned-searches">
              <SectionHead id="banned-searches" title={<Trans>不上热搜的词</Trans>} />
              <LinesForm
                label={<Trans>名称里有这些词的不显示，一行一个</Trans>}
                known={banned}
                parse={wordsOf}
                faultOf={(words) => wordListFault(words, communityLimits.bannedSearches, i18n)}
                most={communityLimits.bannedSearches}
                rows={4}
                busy={busy}
                save={<Trans>保存</Trans>}
                saveLabel={t`保存不上热搜的词`}
                onSave={(words) => void run(() => call('POST api/Desk/putSearches', { body: { banned: words } }))}
              />
            </Panel>
          </>
        )
      }}
    </AdminPart>
  )
}
