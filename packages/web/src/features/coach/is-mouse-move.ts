/** Whether a mouse was moved here. Where a list grows under one that rests, the browser tells of a pointer, too. */
export const isMoved = ({
  pointerType,
  movementX,
  movementY,
}: Pick<PointerEvent, 'pointerType' | 'movementX' | 'movementY'>): boolean =>
  pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)
