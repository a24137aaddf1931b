// The secret key of every money scene, so that several processes of one scene sign alike.
export const sceneSecret = Buffer.alloc(32, 7)
