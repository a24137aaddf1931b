// A list item with a picture: 16:9 with overlays, a linked title of two lines, a line of notes. No frame.
import { cloneElement, type DOMAttributes, type ReactElement, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Ground, type GroundProps } from './Ground.tsx'
import styles from './PictureTile.module.css'

/** Event handlers apply to the whole tile. */
export interface PictureTileProps extends Omit<DOMAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> {
  /** A path; if empty, shows the ground. */
  picture: string
  ground: GroundProps['sport']
  title: ReactNode
  /** The link, which covers the whole tile. */
  link: ReactElement<{ className?: string; children?: ReactNode }>
  /** Heading level: below the title of a page, or of a section. */
  level?: 2 | 3
  /** A tag in the corner of the picture. */
  tag?: ReactNode
  /** At the bottom of the picture, on a scrim. */
  scrim?: ReactNode
  /** Above the picture, below its overlays. */
  motion?: ReactNode
  /** In the middle of the picture. */
  over?: ReactNode
  /** Beside the text: an avatar. */
  face?: ReactNode
  notes: ReactNode
  foot?: ReactNode
  /** Before the picture: the rank. */
  before?: ReactNode
  /** Picture and text side by side: beside a player, in a ranking. */
  flat?: boolean
  /** Limits the title to one line for devices with a mouse. */
  short?: boolean
  className?: string
  /** Data attributes of the tile. */
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
