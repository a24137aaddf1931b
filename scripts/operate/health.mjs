// node scripts/operate/health.mjs [PATH]: exit code 0 if the local server responds at the path, default /healthz. For containers.
const [path = '/healthz'] = process.argv.slice(2)
const port = process.env.PORT || '8080'

const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(4_000) }).catch((error) => error)
if (response.ok !== true) console.error(response.status ?? response.cause?.message ?? response.message)
process.exit(response.ok === true ? 0 : 1)
