# The two commands of the README in a container: `docker compose up --build` (compose.yaml), or
# `docker build -t story-playroom . && docker run -p 127.0.0.1:3000:3000 -v story-playroom:/data story-playroom`.
FROM node:24-bookworm-slim

# Nobody in here is root: the packages, the build and the server belong to the image's own user.
RUN mkdir /app /data && chown node:node /app /data && chmod 700 /data
USER node
WORKDIR /app

# First what changes seldom, so that a change of the sources installs nothing anew.
COPY --chown=node:node package.json package-lock.json .npmrc ./
RUN npm ci && npm cache clean --force
COPY --chown=node:node . .
RUN npm run build
# The links of PostgreSQL's libraries, which a first start makes elsewhere: compose.yaml lets nothing be written here.
RUN node --import tsx -e "import('./server/engine/postgres-binaries.ts').then(({ findBinaries }) => findBinaries())"

# A container has an address of its own; who gets to it is said where the port is opened.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SITE_URL=http://localhost:3000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "scripts/operate/start.mjs"]
