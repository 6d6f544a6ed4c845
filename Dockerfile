# syntax=docker/dockerfile:1
# Three stages: the web app, the packages, and what runs. See docs/running.md.
# Images are named by tag. To pin one, add its digest, which `docker buildx imagetools inspect IMAGE` tells.

FROM node:24-slim AS web
WORKDIR /build/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY web/ ./
COPY src/farebox/locales/ /build/src/farebox/locales/
RUN npm run build

# The full image has the C compiler that builds the rules; the slim one that runs has none and needs none.
FROM python:3.13 AS wheels
WORKDIR /build
COPY requirements.lock ./
RUN pip wheel --no-cache-dir --require-hashes --wheel-dir /wheels -r requirements.lock
COPY pyproject.toml README.md LICENSE hatch_build.py ./
COPY native/ native/
COPY src/ src/
COPY --from=web /build/src/farebox/server/static/ src/farebox/server/static/
# The folder holds one version of each, the pinned one.
# hadolint ignore=DL3013
RUN pip install --no-cache-dir --no-index --find-links /wheels hatchling editables cython \
    && FAREBOX_REQUIRE_NATIVE=1 pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /farebox .

FROM python:3.13-slim
RUN useradd --create-home --uid 10001 farebox \
    && mkdir --parents /data \
    && chown farebox:farebox /data
# Only what the server needs is installed; what built it stays behind.
RUN --mount=type=bind,from=wheels,source=/wheels,target=/wheels \
    --mount=type=bind,from=wheels,source=/farebox,target=/farebox \
    pip install --no-cache-dir --no-index --find-links /wheels --find-links /farebox "farebox[server]"
USER 10001
ENV FAREBOX_HOST=0.0.0.0 \
    FAREBOX_PORT=8620 \
    FAREBOX_DATABASE=sqlite:////data/farebox.db \
    FAREBOX_LOG_FORMAT=json \
    FAREBOX_LOG_LEVEL=info \
    PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8620
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8620/health', timeout=4)"]
STOPSIGNAL SIGTERM
CMD ["farebox", "serve"]
