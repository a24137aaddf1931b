// npm run relay: installs and builds if something has changed, then runs the relay.
import { becomeBuilt } from '../build/built.mjs'

await becomeBuilt('relay')
