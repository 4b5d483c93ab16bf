# One image for all services: migrate, worker and bff differ only in their command.
# A tag may be moved; docs/operations.md says how to build from a digest, and for amd64 and arm64.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

# Nothing here runs on the processor of the image, only on that of this machine: no emulation is needed.
FROM --platform=$BUILDPLATFORM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run -s release && mv release/followthrough-*/ /release && mkdir /data
WORKDIR /release
ARG TARGETARCH
RUN npm ci --omit=dev --os=linux --libc=glibc --cpu=$(echo $TARGETARCH | sed s/amd64/x64/) --no-audit --no-fund

# Buildah would take the platform of the first stage.
FROM --platform=$TARGETPLATFORM ${NODE_IMAGE}
# See tools/start/worker-args.ts.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576
WORKDIR /app
COPY --from=build /release ./
# The data folder belongs to the account that runs the apps. A volume that is mounted here for the first time gets its owner.
COPY --from=build --chown=node:node /data .data
USER node
EXPOSE 3000
CMD ["node", "dist/apps/bff/src/main.js"]
