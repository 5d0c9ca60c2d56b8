"""Names of the house: what guests are called until they say their own."""

from hashlib import sha256

LIST = """
Abelune Alcidor Aldegonde Amarante Ambrine Anémone Angélique Armoise Asphodèle Aubépine Aurélune Azénor
Balsamine Barbiche Basilic Bellune Belladone Bergamote Bétoine Boréale Bourrache Brindille Bruinelle Brumaire
Bruyère Calendine Camomille Capucine Cardamome Carline Célandine Cendrille Cerfeuil Charmille Chélidoine
Citronnelle Clématite Coloquinte Comète Coriandre Crapaudine Crécelle Crépuscule Cyprine Dauphinelle Digitale
Églantine Ellébore Épervière Escarbille Estragon Étincelle Euphraise Farfadine Fenouil Feuillette Filoche
Flammèche Fougère Frimousse Fumeterre Galipette Gargamine Genêt Gentiane Germandrine Girofle Givrine Gramoise
Grésille Grimelle Hellune Hiboune Hysope Jacinthe Jusquiame Lanterne Lavandine Lierrine Lucarne Luciole
Lunaire Lutine Malvina Mandragore Marjolaine Mauve Mélilot Mélisse Mélusine Minuit Mirabelle Misaine Morelle
Morgane Mousseline Muscade Myrtille Nielle Nigelle Noctuelle Obéline Ombeline Ombrette Orageuse Orpine
Ortiline Oseille Pénombrine Perlimpin Pervenche Pimprenelle Pipistrelle Pivoine Plumerole Poudrine Primerose
Pulsatille Quenouille Quintessa Rainette Ravenelle Réglisse Renoncule Romarin Ronceline Rosaline Roussette
Safrane Salamandre Sarriette Sauge Saxifrage Scabieuse Scintille Séléna Sidonie Silène Sorbier Soucoune
Spirelle Sureau Tanaisie Tarasque Tempestine Tisane Toile Tourmaline Trémière Turlurette Valériane Verveine
Véronique Vespérine Vipérine Volubile Zéphirine Zibeline
"""
NAMES = LIST.split()


def house_name(person: str) -> str:
    """The name that a person's id draws: the same one wherever they go."""
    return NAMES[int.from_bytes(sha256(person.encode()).digest()[:4]) % len(NAMES)]
