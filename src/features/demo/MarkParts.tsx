// Component catalogue: crests, plates, tags, cards, figures and grounds.
import { useLingui } from '@lingui/react/macro'
import { CardShape } from '../../ui/figure/CardShape.tsx'
import { LiveDot } from '../../ui/figure/LiveDot.tsx'
import { Num } from '../../ui/figure/Num.tsx'
import { Plates, type PlatesProps } from '../../ui/figure/Plates.tsx'
import { Stair } from '../../ui/figure/Stair.tsx'
import { Tag, type TagProps } from '../../ui/figure/Tag.tsx'
import { Crest } from '../../ui/picture/Crest.tsx'
import { Ground, type GroundProps } from '../../ui/picture/Ground.tsx'
import { LeagueMark } from '../../ui/picture/LeagueMark.tsx'
import styles from './MarkParts.module.css'
import { Specimen } from './Specimen.tsx'

const tones: NonNullable<TagProps['tone']>[] = ['plain', 'live', 'lamp', 'accent', 'warn', 'void', 'danger']
const sports: GroundProps['sport'][] = ['football', 'basketball', 'tennis', 'badminton', 'esports']
const plates: Omit<PlatesProps, 'label'>[] = [
  { home: null, away: null },
  { home: 2, away: 1 },
  { home: 2, away: 1, hit: 'home' },
  { home: 1, away: 0, review: 'home' },
  { home: 112, away: 108 },
  { home: 3, away: 3, hidden: true },
]
const crests = ['#0B5A8A,#E8F1F5,潮', '#7A1F2B,#E9C46A,狮', '#F2F2F2,#111111,塔', '#0F7A3C,#FFD028,林', '#222222,#C9291A,鹰']

export function MarkParts() {
  const { t } = useLingui()
  return (
    <>
      <Specimen name="Plates">
        {(['lg', 'md', 'sm'] as const).flatMap((size) =>
          plates.map((state) => (
            <Plates
              key={`${size} ${JSON.stringify(state)}`}
              size={size}
              label={state.hidden ? t`显示比分` : `${state.home ?? '-'} : ${state.away ?? '-'}`}
              {...state}
            />
          )),
        )}
      </Specimen>
      <Specimen name="Ground" wide>
        {sports.map((sport) => (
          <Ground key={sport} sport={sport} marks="centre" className={styles.ground}>
            <Plates home={1} away={0} label="1 : 0" />
          </Ground>
        ))}
      </Specimen>
      <Specimen name="Crest">
        {crests.flatMap((crest) => [20, 28, 48].map((size) => <Crest key={`${crest} ${size}`} crest={crest} id={crest} size={size} />))}
      </Specimen>
      <Specimen name="LeagueMark">
        <LeagueMark mark="华" name="Huaxia Super League" color="#A3231A" />
        <LeagueMark mark="北" name="North Sea League" color="#1C4F86" size={28} />
      </Specimen>
      <Specimen name="Tag">
        {tones.map((tone) => (
          <Tag key={tone} tone={tone}>
            {t`进行中`}
          </Tag>
        ))}
      </Specimen>
      <Specimen name="CardShape">
        <CardShape color="red" label={t`红牌`} />
        <CardShape color="red" count={2} label={t`红牌`} />
        <CardShape color="yellow" count={4} label={t`黄牌`} />
      </Specimen>
      <Specimen name="LiveDot">
        <LiveDot />
        <LiveDot tone="ok" />
        <LiveDot tone="stale" />
      </Specimen>
      <Specimen name="Num">
        <Num>{"45+2'"}</Num>
        <Num strong>3 : 1</Num>
      </Specimen>
      <Specimen name="Stair">
        <Stair />
      </Specimen>
    </>
  )
}
