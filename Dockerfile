# The image of a site: what npm run package makes, and the few packages that it loads, on Node's slim image. docs/operating.md says how to
# run it. Its steps are npm's alone: tests/server/start/package.test.ts runs them without a container engine.
ARG NODE_VERSION=24

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run package -- --folder /release
WORKDIR /release
RUN npm run setup

FROM node:${NODE_VERSION}-bookworm-slim
# 1: with ffmpeg, for further qualities of streams.
ARG WITH_FFMPEG=0
RUN if [ "$WITH_FFMPEG" = 1 ]; then apt-get update && apt-get install -y --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*; fi
# A volume that is new takes its owner from here. Backups are made where BACKUP_DIR names their folder.
RUN install -d -o node -g node -m 700 /data /backups
WORKDIR /app
COPY --from=build /release ./
ENV NODE_ENV=production DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 8080 1935
# The server ends within ten seconds; a container engine commonly kills after as many.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "scripts/operate/health.mjs"]
CMD ["node", "scripts/start.mjs"]
