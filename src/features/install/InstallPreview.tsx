// What the app looks like: a video of a room during a goal, and pages on a phone. `npm run pictures` renders them.
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { wantsStillness } from '../../core/store/wants-stillness.ts'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import styles from './InstallPreview.module.css'

const folder = '/screenshots'

/** Plays muted while it is in view; its controls let users start and stop it. */
function RoomFilm({ label }: { label: string }) {
  const ref = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const film = ref.current
    if (!film || wantsStillness()) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        // Rejects if the browser blocks autoplay; the controls still work.
        if (entry?.isIntersecting) void film.play().catch(() => undefined)
        else film.pause()
      },
      { threshold: 0.5 },
    )
    watch.observe(film)
    return () => watch.disconnect()
  }, [])
  return (
    <video
      ref={ref}
      className={styles.film}
      aria-label={label}
      poster={`${folder}/room.webp`}
      muted
      loop
      playsInline
      controls
      preload="none"
    >
      <source src={`${folder}/room.mp4`} type="video/mp4" />
    </video>
  )
}

export function InstallPreview({ className }: { className?: string }) {
  const { t, i18n } = useLingui()
  const phones: { name: string; alt: string; caption: ReactNode }[] = [
    { name: 'room', alt: t`手机上的直播间`, caption: <Trans>直播间：聊天、礼物、弹幕</Trans> },
    { name: 'football', alt: t`手机上的足球比分`, caption: <Trans>比分：先见你关注的</Trans> },
    { name: 'circle', alt: t`手机上的圈子`, caption: <Trans>圈子：比赛正热时的话</Trans> },
    { name: 'expert', alt: t`手机上的专家`, caption: <Trans>专家：战绩全公开</Trans> },
  ]
  return (
    <section className={className}>
      <SectionHead title={<Trans>先看一眼</Trans>} />
      <div className={styles.look}>
        <figure className={styles.room}>
          <RoomFilm label={t`短片：直播间里的一个进球`} />
          <figcaption>
            <Trans>画面里球进了，比分才变：比分、事件和弹幕都跟着你的画面走。</Trans>
          </figcaption>
        </figure>
        <ul className={styles.phones}>
          {phones.map(({ name, alt, caption }) => (
            <li key={name}>
              <figure>
                <img src={`${folder}/${i18n.locale}/${name}.webp`} alt={alt} width={390} height={844} loading="lazy" decoding="async" />
                <figcaption>{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
