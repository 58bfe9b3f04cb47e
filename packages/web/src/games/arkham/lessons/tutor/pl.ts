import type { ArkhamTips } from './en.ts'

export const pl: ArkhamTips = {
  nothing: 'Nic tu nie przepada. Wytycz to, co wydłuży twoją linię; każdy dozwolony sposób jest dobry.',
  route: 'Trasa może biec dalej (1)*tymi odcinkami*. To, co pominie, zostanie starte razem z turystami obok.',
  link: 'Dalej nie ma odcinka, ale jest połączenie z (1)*innymi wrotami*. Kosztuje 1 szaleństwo, chyba że z Shub-Niggurath.',
  tome: 'Nie każda kość to sukces, a masz (1)*księgę*. Użyj jej przed starciem z Przedwiecznym: potem przepadnie.',
  stored: 'Gra dobiega końca, a masz niewykorzystaną (1)*premię*. Premie, które zostaną na koniec, nic nie dają.',
  task: '(1)*Ten odcinek* dociera do skrzyżowania twojego zadania. Gdy na trasie końcowej są dwa, każdy odcinek między nimi to punkt.',
  shop: 'Możesz dotrzeć do (1)*sklepu*. Premię dostaniesz, jeśli kończy się w nim odcinek z tej rundy.',
  gate: 'Twoje odcinki leżą w kawałkach. (1)*Wrota* są w zasięgu: na koniec połączą to, czego nie łączą odcinki.',
  bridge: '(1)*Most* jest w zasięgu. Kwartały i turyści za rzeką liczą się tylko wtedy, gdy dotrze tam trasa końcowa.',
  join: 'Część możliwości łączy się z tym, co już masz. Odcinki z dala od trasy końcowej zostaną na koniec starte.',
  change: 'Twoje liczby nie wskazują wolnego kwartału, więc przybędzie tylko jeden turysta. Zmień (1)*kość* o jeden.',
  effect: 'W tej rundzie działa dla ciebie (1)*efekt*. Daje możliwości, których w innych rundach nie ma.',
  correct: 'Działa dla ciebie (1)*Korekta trasy*: wymień odcinek donikąd na taki, który przedłuży linię.',
}
