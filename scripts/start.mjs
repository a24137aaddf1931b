// npm start: installs and builds if something has changed, then runs the server.
import { becomeBuilt } from './build/built.mjs'

await becomeBuilt('main')
