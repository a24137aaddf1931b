// Body of an article: paragraphs, headings, quotes and images, each in three languages, in reading order.
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { langs } from '../../../../contract/limits/limits.ts'
import { newsLimits } from '../../../../contract/limits/news-limits.ts'
import type { NewsBlock } from '../../../../contract/news.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { langNames } from '../parts/form/lang-names.ts'
import { PictureField } from '../parts/form/PictureField.tsx'
import styles from './NewsBlocks.module.css'

/** `key` is stable while the block is moved. */
export type WrittenBlock = NewsBlock & { key: string }
const nameless = { zh: '', en: '', vi: '' }

interface NewsBlocksProps {
  blocks: readonly WrittenBlock[]
  onChange(blocks: WrittenBlock[]): void
  /** Error for empty fields; null: none is shown. */
  error: string | null
}

export function NewsBlocks({ blocks, onChange, error }: NewsBlocksProps) {
  const { t } = useLingui()
  const messages: Record<NewsBlock['type'], string> = { p: t`段落`, h: t`小标题`, quote: t`引用`, img: t`图片` }
  const update = (place: number, more: Partial<NewsBlock>): void =>
    onChange(blocks.map((block, at) => (at === place ? { ...block, ...more } : block)))
  const swap = (place: number, other: number): void => {
    const next = [...blocks]
    const [one, two] = [next[place], next[other]]
    if (!one || !two) return
    next[place] = two
    next[other] = one
    onChange(next)
  }
  return (
    <fieldset className={styles.blocks}>
      <legend>{t`正文`}</legend>
      {blocks.map((block, place) => (
        <fieldset key={block.key} className={styles.block} aria-label={t`第 ${place + 1} 段：${messages[block.type]}`}>
          <div className={styles.head}>
            <b>{messages[block.type]}</b>
            <IconButton label={t`上移`} disabled={place === 0} onClick={() => swap(place, place - 1)}>
              <ArrowUp size={16} />
            </IconButton>
            <IconButton label={t`下移`} disabled={place === blocks.length - 1} onClick={() => swap(place, place + 1)}>
              <ArrowDown size={16} />
            </IconButton>
            <IconButton label={t`删除这一段`} onClick={() => onChange(blocks.filter((one) => one !== block))}>
              <Trash2 size={16} />
            </IconButton>
          </div>
          {block.type === 'img' && (
            <PictureField
              label={t`图片`}
              value={block.src ?? ''}
              onChange={(src) => update(place, { src })}
              error={error !== null && !block.src ? t`请上传图片` : null}
            />
          )}
          <div className={styles.texts}>
            {langs.map((lang) => (
              <TextArea
                key={lang}
                label={block.type === 'img' ? t`${langNames[lang]}的图片说明，可以不填` : langNames[lang]}
                lang={lang}
                rows={block.type === 'p' || block.type === 'quote' ? 4 : 1}
                value={block.text[lang]}
                maxLength={newsLimits.block}
                onChange={(text) => update(place, { text: { ...block.text, [lang]: text } })}
                error={block.type !== 'img' && block.text[lang].trim() === '' ? error : null}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {blocks.length < newsLimits.blocks && (
        <div className={styles.add}>
          {(Object.keys(messages) as NewsBlock['type'][]).map((type) => (
            <Button key={type} size="sm" onClick={() => onChange([...blocks, { type, text: nameless, key: crypto.randomUUID() }])}>
              <Trans>加{messages[type]}</Trans>
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  )
}
