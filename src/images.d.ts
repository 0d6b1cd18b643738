/** Raster pictures pass through the ideal-image plugin when imported. */
declare module '*.png' {
  const picture: import('@theme/IdealImage').Props['img'];
  export default picture;
}

/** A flat picture, which stays PNG. */
declare module '*.png?format=png' {
  const picture: import('@theme/IdealImage').Props['img'];
  export default picture;
}
