/**
 * How an option is offered, where it is out of the ordinary. `secret`: others read only that the seat decided. `stays`: the question
 * is asked again afterwards. `sure`: that it can be carried out has been seen to already.
 */
export type OfferFlags = { readonly secret: boolean; readonly stays: boolean; readonly sure: boolean }

/** Made once and kept: all have the same fields, because every option of every decision reads them. */
export function offerFlags({ secret = false, stays = false, sure = false }: Partial<OfferFlags> = {}): OfferFlags {
  return { secret, stays, sure }
}
