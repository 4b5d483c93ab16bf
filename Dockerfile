# One image for all services: migrate, worker and bff differ only in their command.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
# See tools/start/worker-args.ts.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576
WORKDIR /app
COPY --from=build --chown=node:node /app/package.json ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/dist ./dist
COPY --from=build --chown=node:node /app/libs ./libs
COPY --from=build --chown=node:node /app/tools ./tools
COPY --from=build --chown=node:node /app/tsconfig.json ./
# The data folder. A volume that is mounted here for the first time gets its owner.
RUN mkdir .data && chown node:node .data
USER node
EXPOSE 3000
CMD ["node", "--enable-source-maps", "dist/apps/bff/src/main.js"]
