// Runs in a page before anything else: when a video showed its first picture, and the first that moves, milliseconds since the address
// was opened. While nobody watches a room of the demonstration shows a still once a second: two pictures in quick succession are none.
const firstPicture = { shown: 0, moving: 0 }
window.firstPicture = firstPicture

/** Seconds between two pictures of what moves. */
const quick = 0.3
const followed = new WeakSet()

function follow(video, last) {
  video.requestVideoFrameCallback((now, { mediaTime }) => {
    firstPicture.shown ||= now
    if (mediaTime > last && mediaTime - last < quick) firstPicture.moving ||= now
    else follow(video, mediaTime)
  })
}

new MutationObserver(() => {
  for (const video of document.querySelectorAll('video'))
    if (!followed.has(video)) {
      followed.add(video)
      follow(video, Number.NaN)
    }
}).observe(document, { subtree: true, childList: true })
