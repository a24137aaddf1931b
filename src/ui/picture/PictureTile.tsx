// Something with a picture in a list: 16:9 with what stands on it, a title of two lines that leads there, a line of notes. No frame.
import { cloneElement, type DOMAttributes, type ReactElement, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Ground, type GroundProps } from './Ground.tsx'
import styles from './PictureTile.module.css'

/** Handlers are those of the whole tile. */
export interface PictureTileProps extends Omit<DOMAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> {
  /** A path; empty: the ground is shown. */
  picture: string
  ground: GroundProps['sport']
  title: ReactNode
  /** The link; all of the tile leads there. */
  link: ReactElement<{ className?: string; children?: ReactNode }>
  /** Of the heading: under the title of a page, or of a section. */
  level?: 2 | 3
  /** A tag at the corner of the picture. */
  tag?: ReactNode
  /** At the foot of the picture, on a scrim. */
  scrim?: ReactNode
  /** Over the picture, below what stands on it. */
  motion?: ReactNode
  /** In the middle of the picture. */
  over?: ReactNode
  /** Beside the words: a face. */
  face?: ReactNode
  notes: ReactNode
  foot?: ReactNode
  /** Before the picture: the place in a ranking. */
  before?: ReactNode
  /** Picture and words side by side: beside a player, in a ranking. */
  flat?: boolean
  /** One line of title where there is room for a mouse. */
  short?: boolean
  className?: string
  /** Marks of the tile itself. */
  data?: Readonly<Record<`data-${string}`, string>>
}

export function PictureTile(props: PictureTileProps) {
  const {
    picture,
    ground,
    title,
    link,
    level = 3,
    tag,
    scrim,
    motion,
    over,
    face,
    notes,
    foot,
    before,
    flat = false,
    short = false,
    className,
    data,
    ...handlers
  } = props
  const Title = `h${level}` as const
  return (
    <article {...data} {...handlers} className={classNames(styles.tile, flat && styles.flat, short && styles.short, className)}>
      {before}
      <div className={styles.picture}>
        {picture ? (
          <img src={picture} alt="" loading="lazy" decoding="async" width={320} height={180} />
        ) : (
          <Ground sport={ground} marks="centre" className={styles.ground} />
        )}
        {motion}
        {tag && <span className={styles.tag}>{tag}</span>}
        {over && <span className={styles.over}>{over}</span>}
        {scrim && <span className={styles.scrim}>{scrim}</span>}
      </div>
      <div className={styles.below}>
        {face}
        <div className={styles.words}>
          <Title className={styles.title}>{cloneElement(link, { className: styles.link }, title)}</Title>
          <span className={styles.notes}>{notes}</span>
          {foot}
        </div>
      </div>
    </article>
  )
}
