import { type RefObject, useEffect, useRef, useState } from 'react';
import { type DrawnMap, drawMap, moveOn, showAll } from './draw-map.ts';
import { drawMarkers, type MarkerWords } from './draw-markers.ts';
import { loadLeaflet } from './load-leaflet.ts';
import type { MapPlace, MapTileSource } from './map-place.ts';

interface Wanted extends MarkerWords {
  places: readonly MapPlace[];
  tiles: MapTileSource;
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** Draws a map into a box, once what draws it has come, and keeps what is on it in step. */
export function useMap(box: RefObject<HTMLElement | null>, { places, tiles, chosenId, ...words }: Wanted) {
  const [drawn, setDrawn] = useState<DrawnMap | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [zoom, setZoom] = useState<number | null>(null);
  const [arePicturesGone, setPicturesGone] = useState(false);
  const last = useRef(words);
  const { url, maxZoom } = tiles;

  useEffect(() => {
    last.current = words;
  });

  useEffect(() => {
    let end: (() => void) | null = null;
    let isOver = false;
    void loadLeaflet().then(
      (leaflet) => {
        if (isOver || box.current === null) return;
        const onPictures = (areThere: boolean) => setPicturesGone(!areThere);
        const next = drawMap(leaflet, box.current, { url, maxZoom }, { onZoom: setZoom, onPictures });
        const resized = new ResizeObserver(() => next.map.invalidateSize({ pan: false }));
        resized.observe(box.current);
        end = () => {
          resized.disconnect();
          next.end();
        };
        setDrawn(next);
      },
      () => {
        if (!isOver) setHasFailed(true);
      },
    );
    return () => {
      isOver = true;
      end?.();
      setDrawn(null);
    };
  }, [box, url, maxZoom, attempt]);

  useEffect(() => {
    if (drawn !== null) showAll(drawn, places);
  }, [drawn, places]);

  useEffect(() => {
    if (drawn === null || zoom === null) return;
    drawMarkers(drawn, {
      ...{ places, chosenId, zoom },
      nameOf: (place) => last.current.nameOf(place),
      nameOfMany: (total, count) => last.current.nameOfMany(total, count),
      numberOf: (n) => (last.current.numberOf ?? String)(n),
      onChoose: (id) => last.current.onChoose(id),
    });
  }, [drawn, places, chosenId, zoom]);

  return {
    isLoading: drawn === null && !hasFailed,
    hasFailed,
    arePicturesGone,
    canZoomIn: zoom !== null && zoom < maxZoom,
    canZoomOut: zoom !== null && drawn !== null && zoom > drawn.map.getMinZoom(),
    canMove: drawn !== null,
    /** So many thirds of what is seen. */
    onMove: (east: number, south: number) => drawn !== null && moveOn(drawn, east, south),
    onZoomIn: () => drawn?.map.zoomIn(1),
    onZoomOut: () => drawn?.map.zoomOut(1),
    onRetry: () => {
      setHasFailed(false);
      setAttempt((before) => before + 1);
    },
  };
}
