/** True if a mouse was moved. If a list grows under a mouse at rest, the browser sends pointer events as well. */
export const isMoved = ({
  pointerType,
  movementX,
  movementY,
}: Pick<PointerEvent, 'pointerType' | 'movementX' | 'movementY'>): boolean =>
  pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)
