// State of a like on screen: the server's, or the user's choice while that is in flight or waiting for the network.
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type LikeTarget, likeName } from '../../core/like/like-call.ts'
import { type Likes, likeResponses, optimisticLikes, withOptimisticLike } from '../../core/like/optimistic-likes.ts'
import { watchWaitingLikes } from '../../core/like/waiting-likes.ts'

const nothing = (): undefined => undefined

/** `known`: the server's last state. `onLikes` receives the response to a like from the outbox. */
export function useLike(target: LikeTarget, known: Likes, onLikes: (now: Likes) => void): Likes {
  const name = likeName(target)
  const on = useSyncExternalStore(optimisticLikes.subscribe, () => optimisticLikes.get()[name]?.on, nothing)
  const take = useRef(onLikes)
  useEffect(() => {
    take.current = onLikes
  })
  useEffect(watchWaitingLikes, [])
  useEffect(
    () =>
      likeResponses.listen((answered, now) => {
        if (answered === name) take.current(now)
      }),
    [name],
  )
  return withOptimisticLike(known, on)
}
