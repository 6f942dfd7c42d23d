# Disha's server with the site that it serves. compose.yaml starts it with a PostgreSQL and a proxy; docs/operations.md
# says how. The site's address stands in prerendered pages, so that it is needed while the image is built:
#
#   docker build --build-arg SITE_URL=https://disha.example.org --tag disha .

FROM node:24-bookworm-slim AS packages
WORKDIR /opt/disha
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force

FROM packages AS site
ARG SITE_URL
COPY . .
RUN SITE_URL="${SITE_URL:?is missing: --build-arg SITE_URL=https://…}" npm run --silent build

FROM node:24-bookworm-slim
WORKDIR /opt/disha
COPY --from=packages /opt/disha/node_modules node_modules
COPY --from=site /opt/disha/dist dist
COPY package.json tsconfig*.json ./
COPY scripts scripts
COPY supabase supabase
COPY src src
RUN install --directory --owner=node --group=node --mode=700 /data
# Played payments would give credits away to whoever comes.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data PAYMENT_SANDBOX=0
USER node
VOLUME /data
EXPOSE 5273
# A large upgrade of the database may take minutes before it answers.
HEALTHCHECK --interval=30s --timeout=5s --start-period=5m --start-interval=2s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:5273/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "supabase/local/main.ts"]
