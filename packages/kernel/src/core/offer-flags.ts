/**
 * Flags for an option that is offered in an unusual way. `secret`: others read only that the seat decided. `stays`: the
 * question is asked again afterwards. `prechecked`: the caller has already checked that the option can be carried out, so
 * that it is not checked again.
 */
export type OfferFlags = { readonly secret: boolean; readonly stays: boolean; readonly prechecked: boolean }

/** Sets all three fields, because objects of one shape are read faster. Create flags once and reuse them. */
export function offerFlags({
  secret = false,
  stays = false,
  prechecked: sure = false,
}: Partial<OfferFlags> = {}): OfferFlags {
  return { secret, stays, prechecked: sure }
}
