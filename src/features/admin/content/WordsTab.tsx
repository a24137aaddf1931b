// Site-wide blocked words, by language: for rooms, private messages, names and posts.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiData } from '../../../../contract/api.ts'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { type Lang, langs } from '../../../../contract/limits/limits.ts'
import { wordsOf } from '../../../../rules/text/word-list.ts'
import { call } from '../../../core/api/api.ts'
import { wordListFault } from '../../../core/word-list-fault.ts'
import { LinesForm } from '../../../ui/form/LinesForm.tsx'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import styles from '../parts/Admin.module.css'
import { AdminPart } from '../parts/AdminPart.tsx'
import { langNames } from '../parts/form/lang-names.ts'
import { useAdminAction } from '../parts/use-admin-action.ts'
import { useAdminRead } from '../parts/use-admin-read.ts'

export function WordsTab() {
  const { i18n, t } = useLingui()
  const read = useAdminRead('GET api/Desk/words')
  const { busy, error, run } = useAdminAction()
  const saveList = (lang: Lang, words: string[], built_in: boolean): void =>
    void run(() => call('POST api/Desk/putWords', { body: { lang, words, built_in } }))
  return (
    <AdminPart<ApiData<'GET api/Desk/words'>> read={read} error={error}>
      {(lists) => (
        <>
          <Panel padded>
            <SwitchRow
              checked={lists.built_in}
              disabled={busy}
              onCheckedChange={(on) => saveList('zh', lists.zh, on)}
              hint={<Trans>三种语言里最常见的辱骂和广告；和下面的词一起用</Trans>}
            >
              <Trans>使用自带的词表</Trans>
            </SwitchRow>
          </Panel>
          <div className={styles.cols}>
            {langs.map((lang) => (
              <Panel key={`${lang} ${lists[lang].join('\n')}`} padded aria-labelledby={`words-${lang}`}>
                <SectionHead id={`words-${lang}`} title={<span lang={lang}>{langNames[lang]}</span>} />
                <LinesForm
                  label={<Trans>屏蔽词，一行一个</Trans>}
                  hint={<Trans>全角、繁体、隔开写和形近字也会认出来</Trans>}
                  known={lists[lang]}
                  parse={wordsOf}
                  faultOf={(words) => wordListFault(words, chatLimits.words, i18n)}
                  most={chatLimits.words}
                  rows={10}
                  busy={busy}
                  save={<Trans>保存</Trans>}
                  saveLabel={t`保存${langNames[lang]}`}
                  onSave={(words) => saveList(lang, words, lists.built_in)}
                />
              </Panel>
            ))}
          </div>
        </>
      )}
    </AdminPart>
  )
}
